import { type Role, roles } from "@retribusi/contract/access/roles";
import { type EntityName, isEntityName } from "@retribusi/contract/entities";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readListQuery } from "../records/list-query.ts";
import { countRows, entityOf } from "../records/reader.ts";
import { registry } from "../registry.ts";
import { bookingOf } from "../testing/booking.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createUser } from "../testing/world.ts";
import type { CurrentUser } from "./current-user.ts";
import { scope, unscoped } from "./scope.ts";

/**
 * The table of who sees which rows, written from the product's decisions and not from the code. “own” is what belongs to the person's
 * region, agency, group or self; the test world has as many rows in a second region.
 */
const expected: Readonly<Record<string, Readonly<Record<Role, "all" | "own" | "none">>>> = {
  bookings: {
    nasabah: "own",
    pengelola: "own",
    dinas: "own",
    pemda: "own",
    bank: "all",
    superuser: "all",
    default: "none",
  },
  objects: {
    nasabah: "all",
    pengelola: "own",
    dinas: "own",
    pemda: "own",
    bank: "all",
    superuser: "all",
    default: "none",
  },
  groups: {
    nasabah: "none",
    pengelola: "own",
    dinas: "own",
    pemda: "own",
    bank: "all",
    superuser: "all",
    default: "none",
  },
  lists: {
    nasabah: "all",
    pengelola: "all",
    dinas: "all",
    pemda: "all",
    bank: "all",
    superuser: "all",
    default: "all",
  },
  users: {
    nasabah: "own",
    pengelola: "own",
    dinas: "own",
    pemda: "own",
    bank: "own",
    superuser: "all",
    default: "own",
  },
  administration: {
    nasabah: "none",
    pengelola: "none",
    dinas: "none",
    pemda: "none",
    bank: "none",
    superuser: "all",
    default: "none",
  },
};

const policy: Readonly<Record<EntityName, keyof typeof expected>> = {
  trx_penginapan: "bookings",
  trx_gedung: "bookings",
  trx_alat: "bookings",
  report_trx_all: "bookings",
  mst_objectretribusi: "objects",
  tbl_kelompokpengelola: "groups",
  tbl_skpd: "groups",
  tbl_jnspenerimaan: "groups",
  tbl_mataanggaran: "groups",
  tbl_pemda: "groups",
  tbl_kategoriobject: "lists",
  tbl_statusbooking: "lists",
  userdata: "users",
  system: "administration",
  roles: "administration",
  permissions: "administration",
  role_has_permissions: "administration",
  model_has_permissions: "administration",
  model_has_roles: "administration",
  jejak_audit: "administration",
};

let world: TestApp;
const users = new Map<Role, CurrentUser>();

beforeAll(async () => {
  world = await createTestApp();
  const { deps, world: regions } = world;
  const { home, rival } = regions;
  for (const role of roles) {
    const userid = await createUser(deps.db, role, home);
    const row = await deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
    users.set(role, { ...row, role, roles: [role], pages: new Set(), jti: "" });
  }
  await deps.db.prisma.audit.create({ data: { aksi: "add", entitas: "roles", kunci: "1" } });
  const customer = users.get("nasabah")?.userid ?? 0;
  const stranger = await createUser(deps.db, "nasabah", rival);
  const { permission_id } = await deps.db.prisma.role_has_permissions.findFirstOrThrow();
  await deps.db.prisma.model_has_permissions.create({ data: { permission_id, model_id: stranger } });
  for (const kind of ["penginapan", "gedung", "alat"] as const) {
    await deps.db.prisma.booking.create({ data: bookingOf(home, kind, customer) });
    await deps.db.prisma.booking.create({ data: bookingOf(rival, kind, stranger) });
  }
});
afterAll(() => world.close());

const names = Object.keys(registry).filter(isEntityName);
const cases = roles.flatMap((role) => names.map((name) => ({ role, name, sees: expected[policy[name]]?.[role] })));

test.each(cases)("$role sees $sees of $name", async ({ role, name, sees }) => {
  const user = users.get(role);
  if (!user) throw new Error(`${role} is missing`);
  const { db } = world.deps;
  const query = readListQuery(entityOf(name), {});
  const total = await countRows(db, unscoped(name, "the test compares with all rows"), query);
  const seen = await countRows(db, scope(user, name), query);
  expect(total).toBeGreaterThan(0);
  if (sees === "all") expect(seen).toBe(total);
  if (sees === "none") expect(seen).toBe(0);
  if (sees === "own") {
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(total);
  }
});
