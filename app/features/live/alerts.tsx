import { useSnackbars } from "#app/ui/snackbars.tsx";
import { useLiveMessages } from "./provider.tsx";

/** Shows the short messages that the portal sends to all open pages. */
export function LiveAlerts() {
  const { show } = useSnackbars();
  useLiveMessages((message) => {
    if (message.type !== "alert") return;
    const { description, type, duration, actions } = message.alert;
    show({ type, title: description, durationMs: duration, actions });
  });
  return null;
}
