import { useState } from "react"
import { ComboList } from "./combo-list.tsx"
import { useEntity } from "./entity.ts"
import { useMe } from "./session.tsx"

/** Searches companies by name, when there are too many for a menu. */
export const EntityList = ({ onGo }: { readonly onGo: (id: string) => void }) => {
  const [text, setText] = useState("")
  const entity = useEntity()
  const { legalEntities } = useMe()
  const found = legalEntities.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <>
      <ComboList
        label="Find a company"
        placeholder="A company"
        text={text}
        targets={found.map(({ id, name, baseCurrency }) => ({
          key: id,
          icon: id === entity ? ("check" as const) : ("none" as const),
          label: name,
          note: baseCurrency,
        }))}
        onType={setText}
        onGo={({ key }) => onGo(key)}
      />
      {found.length === 0 ? <p>None of your companies has this name.</p> : null}
    </>
  )
}
