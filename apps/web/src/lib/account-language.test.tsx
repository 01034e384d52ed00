// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { LanguageSwitch } from "../features/shell/language-switch.tsx";
import { member } from "../testing/member.ts";
import { type Answer, fakeApi, screenOf } from "../testing/show.tsx";
import { useSession } from "./current-user.ts";
import { currentLanguage, forgetLanguage } from "./i18n.ts";
import { forgetToken, keepToken } from "./session.ts";

beforeEach(async () => {
  forgetToken();
  await forgetLanguage();
});

/** What the account has, as the server keeps it. */
function fakeAccount(bahasa: "en" | "id", pages: string[], isDown = () => false) {
  const session = member("dinas", pages);
  const current = session.status === "signed-in" ? session.current : undefined;
  let user = { ...current?.user, bahasa };
  const written = fakeApi(({ method, path, body }): Answer => {
    if (path === "account/currentuserdata") return { body: { ...current, user } };
    if (method === "POST" && isDown()) return { status: 500, body: {} };
    if (method === "POST") user = { ...user, ...Object(body) };
    return { body: user };
  });
  return () => ({ bahasa: user.bahasa, calls: written.map(({ path }) => path) });
}

const Who = () => <output>{useSession().status}</output>;

/** A visitor chooses a language by the switch. */
async function choose(name: string): Promise<void> {
  const { unmount } = render(<LanguageSwitch />, { wrapper: screenOf("default") });
  fireEvent.click(screen.getByRole("button"));
  fireEvent.click(await screen.findByRole("menuitemradio", { name, hidden: true }));
  await waitFor(() => expect(document.documentElement.lang).toBe(name === "English" ? "en" : "id"));
  unmount();
}

/** Loads the person's data, as after signing in. */
async function load(): Promise<void> {
  keepToken("a token", false);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(<QueryClientProvider client={client} children={<Who />} />);
  await screen.findByText("signed-in");
  unmount();
}

const editing = ["account/edit"];

test("the language that a visitor chose is the account's after signing in, and is given once", async () => {
  const account = fakeAccount("en", editing);
  await choose("Bahasa Indonesia");
  expect(account()).toEqual({ bahasa: "en", calls: [] });
  await load();
  expect([account(), currentLanguage()]).toEqual([{ bahasa: "id", calls: ["account/edit"] }, "id"]);
  await load();
  expect(account().calls).toHaveLength(1);
});

test("control: where nobody chose, the screens follow the account, which stays as it is", async () => {
  const account = fakeAccount("id", editing);
  await load();
  await load();
  expect([account(), currentLanguage()]).toEqual([{ bahasa: "id", calls: [] }, "id"]);
});

test("control: the language of somebody before, which the account of theirs knows, isn't given to the next one", async () => {
  fakeAccount("id", editing);
  await load();
  const account = fakeAccount("en", editing);
  await load();
  expect(account()).toEqual({ bahasa: "en", calls: [] });
});

test("what couldn't be saved disturbs nobody and is given the next time; whoever may not edit gives nothing", async () => {
  let isDown = true;
  const account = fakeAccount("en", editing, () => isDown);
  await choose("Bahasa Indonesia");
  await load();
  expect([account().bahasa, currentLanguage()]).toEqual(["en", "id"]);
  isDown = false;
  await load();
  expect(account().bahasa).toBe("id");
  const other = fakeAccount("en", []);
  await choose("Bahasa Indonesia");
  await load();
  expect(other().calls).toEqual([]);
});
