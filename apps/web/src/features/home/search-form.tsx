import { Button, NativeSelect } from "@mantine/core";
import { type BookingKind, bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconSearch } from "@tabler/icons-react";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CatalogueSearch, paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import type { Days } from "../catalog/days.ts";
import { DaysInput } from "../catalog/days-input.tsx";
import { WhereField } from "../catalog/where-field.tsx";
import classes from "./search-form.module.css";

interface Props {
  /** Where the search leads: the public catalogue, unless told otherwise. */
  readonly toAddress?: (search: CatalogueSearch) => string;
}

const kindOf = (value: unknown): BookingKind => bookingKinds.find((kind) => kind === value) ?? "penginapan";

/** What, where and when: the shortest way into the catalogue, in whose own search the rest can be said. */
export function SearchForm({ toAddress = paths.catalogue }: Props) {
  const { t } = useTranslation("home");
  const label = useLabel();
  const navigate = useNavigate();
  const [kind, setKind] = useState<BookingKind>("penginapan");
  const [[mulai, akhir], setDays] = useState<Days>([null, null]);
  const kinds = bookingKinds.map((kind) => ({ value: kind, label: label(bookingKindLabels[kind]) }));
  // The fields keep their values themselves: what somebody has typed before the program has come is still there.
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const cari = String(fields.get("cari") ?? "").trim();
    const jenis = kindOf(fields.get("jenis"));
    void navigate(toAddress({ jenis, cari, mulai: mulai ?? undefined, akhir: akhir ?? undefined }));
  };
  return (
    <search aria-label={t("searchLabel")}>
      <form className={classes.form} onSubmit={send}>
        <NativeSelect
          label={t("kind")}
          data={kinds}
          name="jenis"
          onChange={({ currentTarget }) => setKind(kindOf(currentTarget.value))}
        />
        <WhereField kind={kind} label={t("where")} placeholder={t("whereHint")} />
        <DaysInput kind={kind} value={[mulai, akhir]} onChange={setDays} />
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {t("search")}
        </Button>
      </form>
    </search>
  );
}
