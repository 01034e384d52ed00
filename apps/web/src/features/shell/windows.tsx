import { MantineThemeProvider } from "@mantine/core";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import "@mantine/notifications/styles.layer.css";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useKeptFocus } from "../../components/use-kept-focus.ts";
import { noteWindows } from "../../lib/windows.ts";

/** The library leaves the cross of a notification without a name, and takes one only from the theme. */
function NamedNotifications() {
  const { t } = useTranslation("shell");
  const closeButtonProps = { "aria-label": t("close") };
  return (
    <MantineThemeProvider theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}>
      <Notifications position="bottom-right" limit={4} />
    </MantineThemeProvider>
  );
}

/** What code opens over any page: questions and notices; and the focus that comes back to a pressed button. Its own code comes after the first screen. */
export function Windows() {
  const { t } = useTranslation("state");
  useEffect(noteWindows, []);
  useKeptFocus();
  return (
    <ModalsProvider labels={{ confirm: t("confirm"), cancel: t("cancel") }}>
      <NamedNotifications />
    </ModalsProvider>
  );
}
