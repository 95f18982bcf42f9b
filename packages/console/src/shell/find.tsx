import { lazy, Suspense } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { Skeleton } from "../ui/states.tsx"

const FindList = lazy(async () => ({ default: (await import("./find-list.tsx")).FindList }))

/** Finds pages and things; what is in it is loaded when it is first opened. */
export const Find = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Find" wide>
    <Suspense fallback={<Skeleton rows={6} />}>
      <FindList onClose={onClose} />
    </Suspense>
  </Dialog>
)
