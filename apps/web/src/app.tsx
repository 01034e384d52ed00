import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, useLayoutEffect } from "react";
import { RouterProvider } from "react-router-dom";
import { showWhole } from "./lib/first-page.ts";
import { queryClient } from "./lib/query-client.ts";
import { cssVariables } from "./lib/theme/css-variables.ts";
import { staffTheme } from "./lib/theme/theme.ts";

/** The whole application around a router: the browser's, or the build's, which draws the first page. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, "router">) {
  useLayoutEffect(showWhole, []);
  return (
    <MantineProvider theme={staffTheme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
