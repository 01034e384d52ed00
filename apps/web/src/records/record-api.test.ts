import { beforeEach, expect, test, vi } from "vitest";
import { countRecords, listRecords } from "./record-api.ts";

const server = vi.fn<typeof fetch>();
const answer = (body: unknown) => server.mockResolvedValue(new Response(JSON.stringify(body)));

beforeEach(() => {
  const storage = { getItem: () => null };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("fetch", server);
});

test.each([{}, [], { rows: [] }, { records: {} }, "records", null])(
  "a list that answers %j is refused",
  async (body) => {
    answer(body);
    await expect(listRecords("tbl_skpd", {})).rejects.toMatchObject({ code: "INVALID_ANSWER" });
  },
);

test("a list without rows is a list", async () => {
  answer({ records: [], page: 1, limit: 20, hasMore: false });
  await expect(listRecords("tbl_skpd", {})).resolves.toMatchObject({ records: [] });
});

test("the number of records comes with or without a bound, or bare", async () => {
  for (const body of [{ num: 12, max_value: 40 }, { num: 12 }, 12]) {
    answer(body);
    await expect(countRecords("tbl_skpd", {})).resolves.toEqual({ num: 12, more: false });
  }
});
