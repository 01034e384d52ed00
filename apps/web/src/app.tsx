import { MantineProvider, MantineThemeProvider } from "@mantine/core";
import { DatesProvider } from "@mantine/dates";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RouterProvider } from "react-router-dom";
import { queryClient } from "./lib/query-client.ts";
import { cssVariables } from "./lib/theme/css-variables.ts";
import { staffTheme } from "./lib/theme/theme.ts";
import { useLanguage } from "./lib/use-label.ts";
import { router } from "./routes.tsx";

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

export function App() {
  const { t } = useTranslation("state");
  const language = useLanguage();
  return (
    <MantineProvider theme={staffTheme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
        <QueryClientProvider client={queryClient}>
          <ModalsProvider labels={{ confirm: t("confirm"), cancel: t("cancel") }}>
            <NamedNotifications />
            <RouterProvider router={router} />
          </ModalsProvider>
        </QueryClientProvider>
      </DatesProvider>
    </MantineProvider>
  );
}
