import { Button } from "@mantine/core";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useOverlayAddress } from "../../components/page-below.tsx";
import { shortcutOf, useKeys } from "../../components/use-keys.ts";
import { useLabel } from "../../lib/use-label.ts";
import { addressOfPage } from "../record-pages.ts";
import type { RecordList } from "./use-record-list.ts";

const addKey = "N";

interface Props {
  readonly list: RecordList;
}

/** Leads whoever may add records to the form. */
export function AddButton({ list: { entity, links } }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { over } = useOverlayAddress();
  if (!links.add) return null;
  return (
    <Button
      {...shortcutOf(addKey)}
      component={Link}
      to={over("dialog", addressOfPage(links.add))}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("add", { name: text(entity.singular) })}
    </Button>
  );
}

/** The ways to new records at the head of a list: the form, to which the key N leads too, and the import of a file. */
export function AddButtons({ list }: Props) {
  const { t } = useTranslation("records");
  const importWord = useTranslation("importing").t("import");
  const text = useLabel();
  const navigate = useNavigate();
  const { over } = useOverlayAddress();
  const { add } = list.links;
  const words = t("add", { name: text(list.entity.singular) });
  useKeys(add ? [{ key: addKey, words, run: () => void navigate(over("dialog", addressOfPage(add))) }] : []);
  if (!add) return null;
  return (
    <>
      {list.entity.import ? (
        <Button
          component={Link}
          to={over("dialog", `${addressOfPage(add)}/import`)}
          variant="default"
          leftSection={<IconFileImport size={16} aria-hidden />}
        >
          {importWord}
        </Button>
      ) : null}
      <AddButton list={list} />
    </>
  );
}
