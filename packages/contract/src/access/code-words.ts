import type { Code } from "../define/field.ts";
import type { Label } from "../define/label.ts";
import { isRole, roleLabels } from "../define/roles.ts";
import { findEntity } from "./entities.ts";
import { findPage } from "./pages.ts";

function wordsOfPermission(name: string): Label | undefined {
  const page = findPage(name);
  if (!page) return;
  const title = page.entity && findEntity(page.entity)?.title;
  return title ? { en: `${title.en}: ${page.label.en}`, id: `${title.id}: ${page.label.id}` } : page.label;
}

/** What a code means; nothing for one that an administrator has made, which is all there is to read. */
export function wordsOf(code: Code | undefined, value: string): Label | undefined {
  if (code === "role") return isRole(value) ? roleLabels[value] : undefined;
  return code === "permission" ? wordsOfPermission(value) : undefined;
}
