import { MantineProvider } from "@mantine/core";
import { DatesProvider } from "@mantine/dates";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import type { Role } from "@retribusi/contract/define/roles";
import { QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { currentUserKey } from "../lib/current-user.ts";
import { FreshQueryClient } from "../lib/fresh-query-client.ts";
import { keepToken } from "../lib/session.ts";
import { member } from "./member.ts";

const Shown = createContext<ReactNode>(null);
const ShownHere = () => use(Shown);

/** An address, or one with what goes along to it. */
type Start = string | { readonly pathname: string; readonly state: unknown };

/** What stands around every screen: for `wrapper` of the testing library. Its addresses can be guarded like the application's. */
export function screenOf(role: Role, pages: string[] = [], address: Start = "/", privasiversi?: string | null) {
  const queries = { retry: false, staleTime: 60_000, refetchOnWindowFocus: false };
  const client = new FreshQueryClient({ defaultOptions: { queries } });
  const session = member(role, pages, privasiversi);
  keepToken("a token", false);
  client.setQueryData(currentUserKey, session.status === "signed-in" ? session.current : undefined);
  const router = createMemoryRouter([{ path: "*", Component: ShownHere }], { initialEntries: [address] });
  return function Screen({ children }: { readonly children: ReactNode }) {
    return (
      <MantineProvider env="test" theme={{ respectReducedMotion: true }}>
        <DatesProvider settings={{ locale: "en" }}>
          <QueryClientProvider client={client}>
            <ModalsProvider>
              <Notifications />
              <Shown value={children}>
                <RouterProvider router={router} />
              </Shown>
            </ModalsProvider>
          </QueryClientProvider>
        </DatesProvider>
      </MantineProvider>
    );
  };
}

interface Sent {
  readonly method: string;
  /** Below `/api/`, without what follows the question mark. */
  readonly path: string;
  readonly body: unknown;
}

interface Call extends Sent {
  /** What follows the question mark. */
  readonly query: URLSearchParams;
}

/** What the API answers to a call: what was asked for, or a refusal. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** Answers the calls of the screen, and notes those that write. */
export function fakeApi(answer: (call: Call) => Answer | Promise<Answer>): Sent[] {
  const written: Sent[] = [];
  const fetched = async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const [path = "", query] = address.replace(/^\/api\//, "").split("?");
    const call = { method, path, body: typeof body === "string" ? JSON.parse(body) : undefined };
    if (method !== "GET") written.push(call);
    const { status = 200, body: given } = await answer({ ...call, query: new URLSearchParams(query) });
    return new Response(JSON.stringify(given), { status, headers: { "Content-Type": "application/json" } });
  };
  vi.stubGlobal("fetch", fetched);
  return written;
}

/** The refusal of a write that came too late. */
export const conflict = (details?: object): Answer => ({
  status: 409,
  body: { error: { code: "CONFLICT", message: "This was changed meanwhile.", ...(details ? { details } : {}) } },
});
