import { Toast } from "@base-ui/react/toast"
import type { ReactNode } from "react"
import { sentencesOf } from "../api/refused.ts"
import { buttonClass, IconButton } from "./button.tsx"
import css from "./float.module.css"

const manager = Toast.createToastManager()

/** Says that something was done; with `undo` it can be taken back while it is shown. */
export const say = (text: string, undo?: { readonly label: string; readonly onUndo: () => void }): void => {
  manager.add({
    title: text,
    timeout: undo === undefined ? 4000 : 8000,
    ...(undo === undefined ? {} : { actionProps: { children: undo.label, onClick: undo.onUndo } }),
  })
}

/** Says why a single click did nothing. An error of a form or a page is told there instead. */
export const sayRefusal = (error: unknown): void => {
  manager.add({ title: sentencesOf(error).join(" "), priority: "high", timeout: 12_000 })
}

const Toasts = () => {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={css.toast} swipeDirection={[]}>
      <div>
        <Toast.Title render={<span />} />
      </div>
      {toast.actionProps === undefined ? null : <Toast.Action className={buttonClass()} />}
      <Toast.Close render={<IconButton icon="close" label="Close" />} />
    </Toast.Root>
  ))
}

export const ToastRoom = ({ children }: { readonly children: ReactNode }) => (
  <Toast.Provider toastManager={manager} limit={4}>
    {children}
    <Toast.Portal>
      <Toast.Viewport className={css.toasts}>
        <Toasts />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
)
