import type { Page } from "@playwright/test";
import { type EntityName, findEntity } from "@retribusi/contract/access/entities";
import { type AnyEntity, keyOf } from "@retribusi/contract/define/entity";
import { exportFormats } from "@retribusi/contract/define/export";
import { administration } from "./administration.data.ts";
import { type Journey, mark, masterData } from "./entities.data.ts";
import { expect, isLong, test, tokenOf, watchProblems } from "./fixtures.ts";
import { expectExports, expectRecordExport, formatOf } from "./pages/list-export.ts";
import { importTwo } from "./pages/list-import.ts";
import { textOf } from "./pages/record-form.ts";
import { RecordList } from "./pages/record-list.ts";

/** Wide enough for every column: those beside the window are not drawn. */
const wide = { width: 3400, height: 1000 };

function entityOf(name: EntityName): AnyEntity {
  const entity = findEntity(name);
  if (!entity) throw new Error(`There is no entity ${name}`);
  return entity;
}

/** What is to exist before the journey; answers with the way to remove it. */
async function prepare(page: Page, { needs }: Journey): Promise<() => Promise<void>> {
  if (!needs) return async () => undefined;
  const headers = { Authorization: `Bearer ${await tokenOf(page, "superuser")}` };
  const added = await page.request.post(`/api/${needs.entity}/add`, { data: needs.data, headers });
  expect(added.ok(), `${needs.entity} can be added`).toBe(true);
  const key = keyOf(entityOf(needs.entity), await added.json());
  return async () => {
    const gone = await page.request.delete(`/api/${needs.entity}/delete/${key}`, { headers });
    expect(gone.ok(), `${needs.entity} can be deleted`).toBe(true);
  };
}

/** Searches and filters; every row that stays has what was asked for. */
async function find(list: RecordList, { search, filter }: Journey): Promise<void> {
  await list.open();
  await list.search(search);
  await expect(list.rows.first()).toBeVisible();
  const rows = (await list.shown()).rows.map((row) => row.join(" ").toLowerCase());
  for (const row of rows) expect(row).toContain(search.toLowerCase());
  if ("at" in filter) {
    await list.page.goto(`/#${list.route.replace(/\/list$/, "")}${filter.at}`);
    await expect(list.rows).toHaveCount(1);
    return;
  }
  await list.filter(filter.label, filter.wanted);
  const { rows: left } = await list.shown();
  expect(left.length).toBeGreaterThan(0);
}

async function addAndChange(list: RecordList, { add, inline, edit }: Journey): Promise<void> {
  await list.add(/^Add /, add);
  const [first = ""] = Object.values(add);
  const top = list.page.locator('.ag-row[row-index="0"]');
  await expect(top.filter({ hasText: textOf(first) }), "the new one is on top").not.toHaveCount(0);
  await list.changeTo(0, inline.field, inline.value);
  await expect(list.cell(0, inline.field)).toHaveText(inline.shows ?? textOf(inline.value));
  await list.editRow(0, { [edit.label]: edit.value });
  await expect(list.cell(0, edit.field)).toHaveText(edit.shows ?? textOf(edit.value));
}

/** Takes the record on top out of its drawer, which then is closed by the keyboard. */
async function exportFirst(list: RecordList, entity: AnyEntity, turn: number): Promise<void> {
  const shown = await list.shown();
  const drawer = await list.view(0);
  await expectRecordExport(list, { entity, shown, drawer, turn });
  await expect(drawer.getByRole("button", { name: "Export" }), "the focus comes back").toBeFocused();
  await list.page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
}

async function importAndDelete(list: RecordList, add: Journey["add"], broken: string): Promise<void> {
  await importTwo(list, add, broken);
  await list.select(0);
  await list.select(1);
  await list.deleteSelected();
  await expect(list.page.getByText("2 records deleted successfully")).toBeVisible();
}

/** The API's own tests compare every format of every entity; in the short form a list shows one of them. */
const listFormats = (turn: number) => (isLong ? exportFormats : [formatOf(turn + 2)]);

/**
 * A region, the bank (`records.spec.ts`) and an agency keep the first three below; the others have the forms and lists of regions and
 * of the members of roles.
 */
const alike: readonly EntityName[] = [
  ...(["tbl_skpd", "tbl_jnspenerimaan", "tbl_kelompokpengelola", "tbl_kategoriobject", "tbl_mataanggaran"] as const),
  ...(["tbl_statusbooking", "roles", "permissions", "model_has_permissions", "role_has_permissions"] as const),
];
/** Lists are taken out and brought in by one and the same screen; in the short form it is driven for the three that differ most. */
const isExchanged = (name: EntityName): boolean =>
  isLong || name === "tbl_pemda" || name === "mst_objectretribusi" || name === "userdata";

const journeys = [...masterData, ...administration].filter(({ entity }) => isLong || !alike.includes(entity));

for (const [turn, journey] of journeys.entries()) {
  const { entity: name, broken } = journey;
  test(`${name} is found, taken out, added, changed and deleted`, async ({ as }) => {
    const page = await as("superuser", { viewport: wide });
    const problems = watchProblems(page);
    const entity = entityOf(name);
    const undo = await prepare(page, journey);
    const list = new RecordList(page, `/${name}/list`);

    await test.step("search and filter", () => find(list, journey));
    if (isExchanged(name)) await test.step("export of the list", () => expectExports(list, entity, listFormats(turn)));
    await list.open();
    await test.step("add, change in the cell, edit", () => addAndChange(list, journey));
    if (isExchanged(name)) await test.step("export of a record", () => exportFirst(list, entity, turn));
    await test.step("delete", () => list.deleteRow(0));
    if (broken && isExchanged(name))
      await test.step("import, and delete both", () => importAndDelete(list, journey.add, broken));
    await undo();
    expect(problems).toEqual([]);
  });
}

/** The same without the fields that are the writer's own. */
function ownJourneys(names: readonly EntityName[], known: readonly string[]): readonly Journey[] {
  return masterData
    .filter(({ entity }) => names.includes(entity))
    .map((journey) => ({
      ...journey,
      add: Object.fromEntries(Object.entries(journey.add).filter(([label]) => !known.includes(label))),
    }));
}

/** In the short form the lists that the super user, the bank or an agency keep are left to them. */
const ofRegion = isLong
  ? (["tbl_skpd", "tbl_jnspenerimaan", "tbl_mataanggaran", "tbl_kelompokpengelola", "mst_objectretribusi"] as const)
  : (["tbl_skpd"] as const);

test("a region keeps its own records", async ({ as }) => {
  const page = await as("pemda", { viewport: wide });
  const problems = watchProblems(page);
  for (const journey of ownJourneys(ofRegion, ["Regional government"])) {
    const list = new RecordList(page, `/${journey.entity}/list_pemda`);
    await list.open();
    await test.step(journey.entity, () => addAndChange(list, journey));
    await list.deleteRow(0);
  }
  expect(problems).toEqual([]);
});

test("an agency keeps its groups and objects, and a manager what is theirs of an object", async ({ as }) => {
  const page = await as("dinas", { viewport: wide });
  const problems = watchProblems(page);
  const [groups, objects] = ownJourneys(
    ["tbl_kelompokpengelola", "mst_objectretribusi"],
    ["Regional government", "Agency"],
  ).map((journey) => ({ journey, list: new RecordList(page, `/${journey.entity}/list_dinas`) }));
  if (!groups || !objects) throw new Error("Groups and objects have journeys");
  await groups.list.open();
  await addAndChange(groups.list, groups.journey);
  await groups.list.deleteRow(0);
  await objects.list.open();
  await addAndChange(objects.list, objects.journey);

  const manager = await as("pengelola", { viewport: wide });
  const theirs = new RecordList(manager, "/mst_objectretribusi/list_pengelola");
  await theirs.open();
  await theirs.search(`Uji ${mark}`);
  await theirs.editRow(0, { "Number of units": "5" });
  await expect(theirs.cell(0, "jumlahobject")).toHaveText("5");
  await objects.list.deleteRow(0);
  expect(problems).toEqual([]);
});
