import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

export interface MoreAction {
  readonly key: string;
  readonly label: string;
  /** Either the page on which it is done or what opens its form. */
  readonly does: string | (() => void);
  readonly icon?: ReactNode;
  readonly isDangerous: boolean;
}

/** What isn't needed for the next step, behind one button: pages and forms alike, the dangerous ones apart at the end. */
export function MoreActions({ actions }: { readonly actions: readonly MoreAction[] }) {
  const { t } = useTranslation("staff");
  if (actions.length === 0) return null;
  const items = (isDangerous: boolean) =>
    actions
      .filter((one) => one.isDangerous === isDangerous)
      .map(({ key, label, does, icon }) => {
        const look = { children: label, leftSection: icon, ...(isDangerous ? { color: "red" } : {}) };
        return typeof does === "string" ? (
          <Menu.Item key={key} component={Link} to={does} {...look} />
        ) : (
          <Menu.Item key={key} onClick={does} {...look} />
        );
      });
  const [plain, dangerous] = [items(false), items(true)];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t("moreActions")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {plain}
        {plain.length > 0 && dangerous.length > 0 ? <Menu.Divider /> : null}
        {dangerous}
      </Menu.Dropdown>
    </Menu>
  );
}
