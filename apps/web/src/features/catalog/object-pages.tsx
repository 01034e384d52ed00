import { Button, Group } from "@mantine/core";
import { findPage } from "@retribusi/contract/access/pages";
import { closurePage } from "@retribusi/contract/features/closure/closure.pages";
import { policyPage } from "@retribusi/contract/features/policy/policy.pages";
import { tariffPage } from "@retribusi/contract/features/tariff/tariff.pages";
import { unitPage } from "@retribusi/contract/features/unit/unit.pages";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHoldsPage } from "../../lib/current-user.ts";
import { useLabel } from "../../lib/use-label.ts";
import { addressOfPage } from "../../records/record-pages.ts";

export const objectViewPage = "mst_objectretribusi/view";
const pages = [objectViewPage, policyPage, unitPage, closurePage, tariffPage] as const;
export type ObjectPage = (typeof pages)[number];

interface Props {
  readonly objectid: number;
  /** The page that they stand on. */
  readonly current: ObjectPage;
}

/** From one page about an object to the others that the reader holds. */
export function ObjectPages({ objectid, current }: Props) {
  const { t } = useTranslation("records");
  const holds = useHoldsPage();
  const label = useLabel();
  const address = (name: string) =>
    name === objectViewPage ? addressOfPage(name, String(objectid)) : `${addressOfPage(name)}?objectid=${objectid}`;
  const held = pages.filter(holds);
  if (held.length < 2) return null;
  return (
    <Group component="nav" gap="xs" aria-label={t("objectPages")}>
      {held.map((name) => (
        <Button
          key={name}
          component={Link}
          to={address(name)}
          size="compact-md"
          variant={name === current ? "light" : "subtle"}
          {...(name === current ? { "aria-current": "page" as const } : {})}
        >
          {name === objectViewPage ? t("objectItself") : label(findPage(name)?.label ?? { en: name, id: name })}
        </Button>
      ))}
    </Group>
  );
}
