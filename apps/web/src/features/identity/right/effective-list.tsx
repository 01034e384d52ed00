import { Badge, Group, Text } from "@mantine/core";
import type { UserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import { useTranslation } from "react-i18next";
import classes from "./effective-list.module.css";
import { effectivePages, type Holdings } from "./effective-pages.ts";
import { GroupJump, groupId } from "./group-jump.tsx";
import { groupPermissions } from "./permission-groups.ts";
import { usePermissionWords } from "./permission-words.ts";

/** What the choice above opens, by group, each page with where it comes from. */
export function EffectiveList({ rights, holdings }: { readonly rights: UserRights; readonly holdings: Holdings }) {
  const { t } = useTranslation("administration");
  const words = usePermissionWords();
  const open = new Map(effectivePages(rights, holdings).map((page) => [page.id, page]));
  const groups = groupPermissions([...open.values()]);
  if (groups.length === 0) return <Text c="dimmed">{t("effectiveNone")}</Text>;
  return (
    <>
      <GroupJump groups={groups} className={classes.jump} />
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group.key} aria-label={words.group(group)}>
            <Text component="h3" id={groupId(group.key)} tabIndex={-1} className={classes.heading ?? ""}>
              {words.group(group)}
            </Text>
            <ul className={classes.list}>
              {group.rows.map((row) => {
                const page = open.get(row.id);
                return (
                  <li key={row.id} className={classes.row}>
                    <span>
                      {words.page(row)} <span className={classes.code}>{row.name}</span>
                    </span>
                    <Group gap={4}>
                      {page?.roles.map((role) => (
                        <Badge key={role} variant="light" color="gray" tt="none" size="md" fz="xs">
                          {words.role(role)}
                        </Badge>
                      ))}
                      {page?.isPersonal ? (
                        <Badge variant="light" color="kunyit" tt="none" size="md" fz="xs">
                          {t("personal")}
                        </Badge>
                      ) : null}
                    </Group>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
