import type { Page } from "@playwright/test";
import { findEntity } from "@retribusi/contract/access/entities";
import { holds, type SpecifiedRoute } from "@retribusi/contract/access/specified-routes";
import { type Role, roles } from "@retribusi/contract/define/roles";
import { expect } from "../fixtures.ts";

/** Roles with an account in the demonstration. */
export const accounts: readonly Role[] = roles.filter((role) => role !== "default");

/** Customers and managers of the demonstration book lodging; a record of the other kinds is opened by the super user. */
const needsOther = ({ samples: [sample = ""] }: SpecifiedRoute) => /gedung.*\/(:id|17)|alat.*\/(:id|29)/.test(sample);

export function openerOf(route: SpecifiedRoute): Role {
  if (needsOther(route)) return "superuser";
  return accounts.find((role) => role !== "superuser" && holds(route, role)) ?? "superuser";
}

/** The paper of a use is there from payment on. */
const paperState = (sample: string) => (/cetak_(kartu|izin|bast)/.test(sample) ? 50 : undefined);

/**
 * The oldest record that the person sees in the entity's list, for the routes that want one of their own: newer ones come and go with other
 * tests. One in the wanted state, if there is one.
 */
export async function withRecord(
  page: Page,
  token: string,
  sample: string,
  state: number | undefined = paperState(sample),
): Promise<string> {
  if (!sample.endsWith(":id")) return sample;
  const [, name = ""] = sample.split("/");
  const oldest = `limit=1&orderby=${findEntity(name)?.sort[0]}&ordertype=asc`;
  const headers = { Authorization: `Bearer ${token}` };
  const find = async (query: string): Promise<unknown> => {
    const answer = await page.request.get(`/api/${name}?${query}`, { headers });
    const { records } = await answer.json();
    return records[0]?.id;
  };
  let id: unknown;
  await expect(async () => {
    const wanted = state === undefined ? undefined : await find(`${oldest}&filter[statusbooking]=${state}`);
    id = wanted ?? (await find(oldest));
    expect(id).toBeDefined();
  }, `a record of ${name}`).toPass({ timeout: 20_000 });
  return sample.replace(":id", String(id));
}

/** The demonstration grants nothing to a single person; the pages of such a grant need one, whoever asked for it first. */
export async function grantDirectly(page: Page, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const data = { permission_id: 1, model_id: 1, model_type: "userdata" };
  await page.request.post("/api/model_has_permissions/add", { headers, data });
  const granted = await page.request.get("/api/model_has_permissions/view/1-1", { headers });
  expect(granted.ok(), "the permission is granted").toBe(true);
}

/** A forged token, which the security log tells a moment later: without one there may be nothing to show. */
export async function forgeToken(page: Page): Promise<void> {
  const answer = await page.request.get("/api/tbl_pemda", { headers: { Authorization: "Bearer forged.by.somebody" } });
  expect(answer.status()).toBe(401);
}
