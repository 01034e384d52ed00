import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PermissionGroup } from "./permission-groups.ts";
import { usePermissionWords } from "./permission-words.ts";

/** The heading of a group, which the jump leads to. */
export const groupId = (key: string): string => `rights-${key}`;

interface Props {
  readonly groups: readonly PermissionGroup[];
  readonly className?: string | undefined;
}

/** Leads to the heading of a group: the pages are long. The keyboard goes on from there, and the choice stays open for the next jump. */
export function GroupJump({ groups, className = "" }: Props) {
  const { t } = useTranslation("administration");
  const words = usePermissionWords();
  return (
    <NativeSelect
      className={className}
      label={t("jump")}
      value=""
      data={[
        { value: "", label: t("jumpChoose") },
        ...groups.map((group) => ({ value: group.key, label: `${words.group(group)} (${group.rows.length})` })),
      ]}
      onChange={({ currentTarget }) => {
        const heading = document.getElementById(groupId(currentTarget.value));
        heading?.scrollIntoView({ block: "start" });
        heading?.focus({ preventScroll: true });
      }}
    />
  );
}
