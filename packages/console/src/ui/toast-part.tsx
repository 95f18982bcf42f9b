import { Toast } from "@base-ui/react/toast"
import { buttonClass, IconButton } from "./button.tsx"
import css from "./float.module.css"

export const manager = Toast.createToastManager()

const Toasts = () => {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} data-said toast={toast} className={css.toast} swipeDirection={[]}>
      <div>
        <Toast.Title render={<span />} />
      </div>
      {toast.actionProps === undefined ? null : <Toast.Action className={buttonClass()} />}
      {/* Base UI hides the button from screen readers until the toasts are focused. This one can always be seen and focused. */}
      <Toast.Close aria-hidden={false} render={<IconButton icon="close" label="Close" />} />
    </Toast.Root>
  ))
}

/** The place where toasts are shown. */
export const ToastRoom = () => (
  <Toast.Provider toastManager={manager} limit={4}>
    <Toast.Portal>
      <Toast.Viewport className={css.toasts}>
        <Toasts />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
)
