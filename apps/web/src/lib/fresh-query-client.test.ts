import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { FreshQueryClient } from "./fresh-query-client.ts";

/** Two answers, in the order of their questions; the first one comes when `release` is called. */
function slowThenQuick() {
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve("after the change")];
  return { ask: () => answers.shift() ?? Promise.reject(new Error("asked too often")), release: first.resolve };
}

/** What is on the screen after a change that was made while the first answer was under way. */
async function shownBy(client: QueryClient) {
  const { ask, release } = slowThenQuick();
  const observer = new QueryObserver(client, { queryKey: ["list"], queryFn: ask, retry: false });
  const stop = observer.subscribe(() => undefined);
  const read = client.invalidateQueries({ queryKey: ["list"] });
  release("before the change");
  await read;
  stop();
  return observer.getCurrentResult();
}

test("a first answer that was under way during a change is not shown", async () => {
  expect(await shownBy(new FreshQueryClient())).toMatchObject({ data: "after the change", status: "success" });
});

test("control: the library's own client shows it", async () => {
  expect(await shownBy(new QueryClient())).toMatchObject({ data: "before the change" });
});

test("a read that waits for the first answer gets the second one", async () => {
  const client = new FreshQueryClient();
  const { ask, release } = slowThenQuick();
  const stop = new QueryObserver(client, { queryKey: ["list"], queryFn: ask }).subscribe(() => undefined);
  const waiting = client.fetchQuery({ queryKey: ["list"], queryFn: ask, staleTime: 60_000 });
  void client.invalidateQueries();
  release("before the change");
  expect(await waiting).toBe("after the change");
  stop();
});

test("what is not read again goes on waiting for its first answer", async () => {
  const client = new FreshQueryClient();
  const { ask, release } = slowThenQuick();
  const reading = client.fetchQuery({ queryKey: ["list"], queryFn: ask });
  await client.invalidateQueries({ queryKey: ["list"], refetchType: "none" });
  await client.invalidateQueries({ queryKey: ["another"] });
  release("the first");
  expect(await reading).toBe("the first");
});
