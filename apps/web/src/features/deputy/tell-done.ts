import { notifications } from "@mantine/notifications";

const id = "deputy";

/** What has just been done about deputies, in place of what was said before: that may not be true any more. */
export function tellDone(message: string): void {
  notifications.hide(id);
  notifications.show({ id, color: "green", message });
}
