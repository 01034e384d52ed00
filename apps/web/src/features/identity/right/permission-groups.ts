import { findEntity } from "@retribusi/contract/access/entities";
import { menu } from "@retribusi/contract/access/menu";
import { findPage } from "@retribusi/contract/access/pages";
import type { Label } from "@retribusi/contract/define/label";

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface PermissionRow extends Named {
  /** What the page is called in the menu, where it stands there. */
  readonly menuLabel: string | undefined;
}

export interface PermissionGroup {
  readonly key: string;
  /** Absent for pages of no entity, and for permissions that open no page. */
  readonly title: Label | undefined;
  readonly rows: readonly PermissionRow[];
}

const menuLabels = new Map(
  menu.flatMap(({ label: group, items }) =>
    items.flatMap(({ label, pages }) => pages.map((page) => [page, group ? `${group} › ${label}` : label] as const)),
  ),
);

const rowOf = (permission: Named): PermissionRow => ({
  ...permission,
  menuLabel: menuLabels.get(permission.name),
});

/** `general` for pages of no entity, `others` for permissions that open no page of this version. */
function groupOf(name: string): string {
  const page = findPage(name);
  if (!page) return "others";
  return page.entity ?? "general";
}

/** Permissions by what they are about, in the order in which they were made. */
export function groupPermissions(permissions: readonly Named[]): PermissionGroup[] {
  return [...Map.groupBy(permissions, ({ name }) => groupOf(name))]
    .map(([key, members]) => ({ key, title: findEntity(key)?.title, rows: members.map(rowOf) }))
    .sort((one, other) => Number(one.key === "others") - Number(other.key === "others"));
}

/** Groups and rows that hold every word, in their title or in how they are written. */
export function filterGroups(
  groups: readonly PermissionGroup[],
  wanted: string,
  wordsOf: (group: PermissionGroup, row: PermissionRow) => string,
): PermissionGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => {
        const text = wordsOf(group, row).toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
