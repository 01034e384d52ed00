// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { useRecordList } from "./use-record-list.ts";

function Listed({ page }: { readonly page: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <ListToolbar list={useRecordList(page)}>{null}</ListToolbar>
      <output aria-label="Address">{decodeURIComponent(pathname + search)}</output>
    </>
  );
}

/** A list whose filters are opened, what its rows were asked by, and the names of which keys were asked for. */
function open(page: string, address = "/") {
  const asked: string[] = [];
  const named: string[] = [];
  fakeApi(({ path, query }) => {
    if (path.startsWith("components_data/")) {
      const value = query.get("value");
      if (value) named.push(value);
      const all = [
        { value: 4, label: "Kota Cimahi" },
        { value: 5, label: "Kota Bogor" },
      ];
      return { body: value ? all.filter((one) => String(one.value) === value) : all };
    }
    if (path.endsWith("count")) return { body: { num: 0 } };
    asked.push(decodeURIComponent([...query].map(([name, wanted]) => `${name}=${wanted}`).join("&")));
    return { body: { records: [], page: 1, limit: 20, hasMore: false } };
  });
  render(<Listed page={page} />, { wrapper: screenOf("superuser", [page], address) });
  fireEvent.click(screen.getByRole("button", { name: /^Filters/ }));
  return { asked, named };
}
const address = () => screen.getByRole("status", { name: "Address" }).textContent;
const panel = () => screen.getByRole("group", { name: "Filters" });
const field = (label: string) => within(panel()).getByLabelText<HTMLInputElement>(label, { selector: "input, button" });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
async function choose(label: string, option: string) {
  fireEvent.click(field(label));
  fireEvent.click(await screen.findByRole("option", { name: option }));
}

test("what is typed filters after a pause, without its blanks, and stands in the address; emptied, it is off", async () => {
  const { asked } = open("log_keamanan/list");
  type("IP address", "10.0");
  type("IP address", " 10.0.0.1 ");
  expect(address()).toBe("/");
  await waitFor(() => expect(address()).toBe("/?filter[alamatip]=10.0.0.1"));
  await waitFor(() => expect(asked).toEqual(["page=1&limit=20", "page=1&limit=20&filter[alamatip]=10.0.0.1"]));
  expect(screen.getByRole("button", { name: "Filters (1)" })).toBeTruthy();
  expect(field("IP address").value, "whoever goes on typing finds their blank").toBe(" 10.0.0.1 ");
  type("IP address", "");
  await waitFor(() => expect(address()).toBe("/"));
});

test("a choice filters at once and from the first page on, and leaves order, search and what else the address has", async () => {
  const { asked } = open("mst_objectretribusi/list", "/?page=3&orderby=tarif&ordertype=desc&search=aula&dialog=x");
  await choose("Charged per", "hour");
  const after = "search=aula&orderby=tarif&ordertype=desc&filter[satuantarif]=jam";
  expect(address()).toBe(`/?dialog=x&${after}`);
  expect(screen.getByText("Charged per: hour")).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).toMatch(/^page=1&.*filter\[satuantarif\]=jam$/));
  await choose("Charged per", "hour");
  expect(address(), "chosen again, it is taken off").toBe("/?dialog=x&search=aula&orderby=tarif&ordertype=desc");
});

test("a code that is a number is chosen by its words, none of them too", async () => {
  open("mst_objectretribusi/list");
  await choose("Status", "Not active");
  expect(address()).toBe("/?filter[statusobject]=0");
  expect(screen.getByText("Status: Not active")).toBeTruthy();
});

test("a region is chosen by its name; another one takes the agency of the first off, and nothing else", async () => {
  open("mst_objectretribusi/list", "/?filter[idpemda]=4&filter[idskpd]=5&filter[statusobject]=1");
  await waitFor(() => expect(field("Regional government").value).toBe("Kota Cimahi"));
  await choose("Regional government", "Kota Bogor");
  expect(address()).toBe("/?filter[statusobject]=1&filter[idpemda]=5");
  expect(await screen.findByText("Regional government: Kota Bogor")).toBeTruthy();
});

test("days are chosen from the first to the last, both included, and written up to the day after", async () => {
  open("log_keamanan/list", "/?filter[waktu]=2026-11-02..2026-11-05");
  const days = () => field("When");
  expect(days().textContent).toBe("2 Nov 2026 – 4 Nov 2026");
  fireEvent.click(days());
  fireEvent.click(await screen.findByRole("button", { name: "10 November 2026" }));
  expect(address(), "half a choice is none yet").toBe("/?filter[waktu]=2026-11-02..2026-11-05");
  fireEvent.click(screen.getByRole("button", { name: "12 November 2026" }));
  expect(address()).toBe("/?filter[waktu]=2026-11-10..2026-11-13");
  expect(screen.getByText(/^When: /).textContent).toBe("When: 10th November, 2026 – 12th November, 2026");
  fireEvent.click(screen.getByRole("button", { name: "Clear When" }));
  expect(address()).toBe("/");
});

test("a filter that is taken off below stands in its input no longer", async () => {
  open(
    "log_keamanan/list",
    "/?filter[alamatip]=10.0.0.1&filter[waktu]=2026-11-02..2026-11-05&filter[jenis]=masuk_gagal",
  );
  expect([field("IP address").value, field("Event").value]).toEqual(["10.0.0.1", "Sign-in failed"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove the filter IP address" }));
  expect(address()).toBe("/?filter[waktu]=2026-11-02..2026-11-05&filter[jenis]=masuk_gagal");
  expect([field("IP address").value, field("Event").value]).toEqual(["", "Sign-in failed"]);
  fireEvent.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(address()).toBe("/");
  expect([field("When").textContent, field("Event").value]).toEqual(["Day month year", ""]);
});

test("several values of the address are told by all their names", async () => {
  open("mst_objectretribusi/list", "/?filter[idpemda]=4,5&filter[satuantarif]=jam,hari");
  expect(screen.getByText("Charged per: hour, day")).toBeTruthy();
  expect(await screen.findByText("Regional government: Kota Cimahi, Kota Bogor")).toBeTruthy();
  expect([field("Regional government").value, field("Charged per").value], "no input shows two").toEqual(["", ""]);
});

test("a value that its column can't have is no choice, finds nothing and asks nothing", async () => {
  const { asked, named } = open("mst_objectretribusi/list", "/?filter[idpemda]=abc&filter[statusobject]=1");
  expect([field("Regional government").value, field("Status").value]).toEqual(["", "Active"]);
  expect(screen.getByText("Regional government: abc")).toBeTruthy();
  await act(async () => undefined);
  expect([asked, named]).toEqual([[], []]);
  fireEvent.click(screen.getByRole("button", { name: "Remove the filter Regional government" }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test("a typed value that its column can't have finds nothing, and stays in its input to be mended", async () => {
  const { asked } = open("target_pendapatan/list", "/?filter[tahun]=2026");
  type("Year", "2026x");
  await waitFor(() => expect(address()).toBe("/?filter[tahun]=2026x"));
  expect(field("Year").value).toBe("2026x");
  await act(async () => undefined);
  expect(asked).toEqual(["page=1&limit=20&filter[tahun]=2026"]);
});

test("a filter with one possible value for the person isn't offered, unless it is on", async () => {
  const options = (all: number) => Array.from({ length: all }, (_, at) => ({ value: at + 4, label: `Row ${at + 4}` }));
  const several = { tbl_pemda: 1, tbl_skpd: 0, tbl_kelompokpengelola: 1, mst_objectretribusi: 2 };
  fakeApi(({ path, query }) => {
    const target = Object.entries(several).find(([name]) => path.includes(name));
    if (target) return { body: query.get("value") ? options(1) : options(target[1]) };
    return { body: { records: [], page: 1, limit: 20, hasMore: false, num: 0 } };
  });
  const page = "trx_gedung/list_gedung";
  render(<Listed page={page} />, { wrapper: screenOf("pengelola", [page], "/?filter[pengelolaid]=4") });
  fireEvent.click(screen.getByRole("button", { name: /^Filters/ }));
  await waitFor(() => expect(within(panel()).queryByLabelText("Regional government")).toBeNull());
  expect(within(panel()).queryByLabelText("Agency")).toBeNull();
  for (const name of ["Manager group", "Object", "First day of use", "Day of the order", "Day of payment"])
    expect(field(name)).toBeTruthy();
});
