import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { RouterProvider } from "react-router-dom";
import { showWhole } from "./lib/first-page.ts";
import { queryClient } from "./lib/query-client.ts";
import { cssVariables } from "./lib/theme/css-variables.ts";
import { staffTheme } from "./lib/theme/theme.ts";

type Props = Pick<ComponentProps<typeof RouterProvider>, "router">;

/**
 * The router's provider listens only once it is drawn, and what was said before is kept for the first who listens, which is `typed-address.ts`.
 * So what the router has said while the page was drawn in pieces, it says once more.
 */
function useMissedMoves({ router }: Props): void {
  const drawn = useRef(router.state);
  useLayoutEffect(() => {
    if (router.state !== drawn.current) void router.revalidate();
  }, [router]);
}

/** The whole application around a router: the browser's, or the build's, which draws the first page. */
export function App({ router }: Props) {
  useMissedMoves({ router });
  useLayoutEffect(showWhole, []);
  return (
    <MantineProvider theme={staffTheme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
