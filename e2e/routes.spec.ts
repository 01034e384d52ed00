import type { Page } from "@playwright/test";
import { pages } from "@retribusi/contract/access/pages";
import { type Role, roles } from "@retribusi/contract/access/roles";
import { holds, ownPages, type SpecifiedRoute, specifiedRoutes } from "@retribusi/contract/access/specified-routes";
import { findEntity } from "@retribusi/contract/entities";
import { expect, open, password, signIn, test, watchProblems } from "./fixtures.ts";

/** Roles with an account in the demonstration. */
const accounts = roles.filter((role) => role !== "default");

/** A piece of equipment, and the customer, of the demonstration. */
const sampleOf = (path: string) =>
  path.startsWith("/mst") ? path.replace(":id", "29") : path.replace(/^(\/userdata.*):id/, "$16");

/** The product's own pages are opened like those of the specification. */
const ours: readonly SpecifiedRoute[] = pages
  .filter(({ name, path }) => ownPages.includes(name) && path !== "/home")
  .map(({ path, roles: holders }) => ({ pattern: path, samples: [sampleOf(path)], holders }));

const isBuilt = ({ pending }: SpecifiedRoute) => !pending;
const guarded = [...specifiedRoutes, ...ours].filter((route) => isBuilt(route) && route.holders !== "everybody");

/** Customers and managers of the demonstration book lodging; a record of the other kinds is opened by the super user. */
const needsOther = ({ samples: [sample = ""] }: SpecifiedRoute) => /gedung.*\/(:id|17)|alat.*\/(:id|29)/.test(sample);

function openerOf(route: SpecifiedRoute): Role {
  if (needsOther(route)) return "superuser";
  return accounts.find((role) => role !== "superuser" && holds(route, role)) ?? "superuser";
}

/** One that may not, a different one from route to route. */
function strangerOf(route: SpecifiedRoute, index: number): Role | undefined {
  const strangers = accounts.filter((role) => !holds(route, role));
  return strangers[index % strangers.length];
}

// Hundreds of pages: the film of them all would cost more than the pages.
test.use({ trace: "off" });

const move = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const refusal = "You may not open this page";
const broken = /may not open|not found|has a problem|new version/i;

/** From a page whose heading is known, so that the next one can't be mistaken for it. */
async function opens(page: Page, address: string): Promise<void> {
  await move(page, "/error/forbidden");
  await expect(heading(page)).toHaveText(refusal);
  await move(page, address);
  await expect(heading(page), address).not.toHaveText(refusal);
  await expect(heading(page), address).not.toHaveText(broken);
  await expect(heading(page), address).toBeVisible();
  await expect(page.locator("[aria-busy=true]"), address).toHaveCount(0);
  await expect(page.getByText("That did not work"), address).toHaveCount(0);
  expect(decodeURIComponent(page.url()), address).toContain(`#${decodeURIComponent(address)}`);
}

/** The oldest record that the person sees in the entity's list, for the routes that want one of their own: newer ones come and go with other tests. */
async function withRecord(page: Page, token: string, sample: string): Promise<string> {
  if (!sample.endsWith(":id")) return sample;
  const [, name = ""] = sample.split("/");
  const oldest = `orderby=${findEntity(name)?.sort[0]}&ordertype=asc`;
  const answer = await page.request.get(`/api/${name}?limit=1&${oldest}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { records } = await answer.json();
  return sample.replace(":id", String(records[0].id));
}

/** The demonstration grants nothing to a single person; the route that shows such a grant needs one. */
async function grantDirectly(page: Page, token: string): Promise<void> {
  const answer = await page.request.post("/api/model_has_permissions/add", {
    headers: { Authorization: `Bearer ${token}` },
    data: { permission_id: 1, model_id: 1, model_type: "userdata" },
  });
  expect(answer.ok()).toBe(true);
}

/** A list's addresses differ only in the filter: the plain one and the last. */
const addressesOf = ({ samples }: SpecifiedRoute) => [...new Set([samples[0], samples.at(-1)])];

for (const role of accounts) {
  test(`${role} opens the routes that are theirs and no other`, async ({ as }) => {
    test.setTimeout(240_000);
    const page = await as(role);
    const token = await signIn(page, role);
    const problems = watchProblems(page);
    await open(page, "/home");
    if (role === "superuser") await grantDirectly(page, token);
    for (const route of guarded.filter((one) => openerOf(one) === role)) {
      for (const sample of addressesOf(route)) await opens(page, await withRecord(page, token, sample ?? ""));
    }
    for (const [index, route] of guarded.entries()) {
      if (strangerOf(route, index) !== role) continue;
      await move(page, "/error/notfound");
      await expect(heading(page)).toHaveText("Page not found");
      await move(page, route.samples[0]?.replace(":id", "1") ?? "");
      await expect(page, route.pattern).toHaveURL(/#\/error\/forbidden/);
      await expect(heading(page)).toHaveText(refusal);
    }
    expect(problems).toEqual([]);
  });
}

test("a visitor is asked to sign in for every guarded route, and comes back to the wanted address", async ({
  visitor,
}) => {
  const page = await visitor();
  await open(page, "/");
  for (const { samples } of guarded) {
    const address = samples.at(-1)?.replace(":id", "1") ?? "";
    await move(page, address);
    await expect.poll(() => page.url(), address).toContain(`#/?nexturl=${encodeURIComponent(address)}`);
  }
  await move(page, "/tbl_skpd/list/idpemda/1");
  await expect(page).toHaveURL(/nexturl=%2Ftbl_skpd%2Flist%2Fidpemda%2F1/);
  await page.getByLabel("User name or e-mail").fill("bank");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/#\/tbl_skpd\/list\/idpemda\/1$/);
  await expect(heading(page)).toHaveText("Agencies");
});

test("public routes open without signing in; unknown ones and those of later work are not found", async ({
  visitor,
}) => {
  const page = await visitor();
  await open(page, "/");
  for (const { samples } of specifiedRoutes.filter((route) => isBuilt(route) && route.holders === "everybody")) {
    for (const address of samples.filter((sample) => !sample.startsWith("/error"))) await opens(page, address);
  }
  for (const address of ["/no/such/page", ...specifiedRoutes.filter((one) => one.pending).map((one) => one.pattern)]) {
    await move(page, "/error/forbidden");
    await expect(heading(page)).toHaveText(refusal);
    await move(page, address);
    await expect(heading(page), address).toHaveText("Page not found");
  }
});
