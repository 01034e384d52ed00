import { Alert, Button } from "@mantine/core";
import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { IconFileImport, IconInfoCircle, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useOverlayAddress } from "../../components/page-below.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { addressOfPage } from "../record-pages.ts";
import { ListBody } from "./list-body.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { type RecordList, useRecordList } from "./use-record-list.ts";

/** Leads whoever may add records to the import of a csv file, where the entity has one. */
function ImportButton({ list }: { readonly list: RecordList }) {
  const { t } = useTranslation("importing");
  const { over } = useOverlayAddress();
  const { entity, links } = list;
  if (!entity.import || !links.add) return null;
  return (
    <Button
      component={Link}
      to={over("dialog", `${addressOfPage(links.add)}/import`)}
      variant="default"
      leftSection={<IconFileImport size={16} aria-hidden />}
    >
      {t("import")}
    </Button>
  );
}

const isOverlayOpen = () => document.querySelector('[role="dialog"]') !== null;

interface Props {
  readonly name: string;
  /** Further ways to come to records, beside the one to add them. */
  readonly children?: ReactNode;
}

/** The records of any entity: a grid for a desk, cards for a phone. */
export function ListScreen({ name, children }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const navigate = useNavigate();
  const { over } = useOverlayAddress();
  const isNarrow = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const list = useRecordList(name, isNarrow ? "feed" : "pages");
  const search = useRef<HTMLInputElement>(null);
  const addPage = list.links.add && over("dialog", addressOfPage(list.links.add));
  useHotkeys([
    ["/", () => isOverlayOpen() || search.current?.focus()],
    ["n", () => (addPage && !isOverlayOpen() ? void navigate(addPage) : undefined)],
  ]);
  const addButton = addPage ? (
    <Button component={Link} to={addPage} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("add", { name: text(list.entity.singular) })}
    </Button>
  ) : null;
  const actions = (
    <>
      {children}
      <ImportButton list={list} />
      {addButton}
    </>
  );
  return (
    <>
      <PageHeader title={text(list.entity.title)} actions={actions} />
      {list.unknownFilter ? null : <ListToolbar list={list} searchRef={search} />}
      {list.note && list.state.search ? (
        <Alert color="kunyit" role="status" mb="sm" icon={<IconInfoCircle aria-hidden />}>
          {list.note}
        </Alert>
      ) : null}
      <ListBody list={list} paging={isNarrow ? "feed" : "pages"} addButton={addButton} />
    </>
  );
}
