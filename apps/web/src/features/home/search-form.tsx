import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type BookingKind, bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CatalogueSearch, paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import { type Days, DaysInput } from "../catalog/days-input.tsx";
import classes from "./search-form.module.css";

interface Values {
  readonly jenis: BookingKind;
  readonly cari: string;
  readonly days: Days;
}

const start: Values = { jenis: "penginapan", cari: "", days: [null, null] };

interface Props {
  /** Where the search leads: the public catalogue, unless told otherwise. */
  readonly toAddress?: (search: CatalogueSearch) => string;
}

/** What, where and when: the shortest way into the catalogue, in whose own search the rest can be said. */
export function SearchForm({ toAddress = paths.catalogue }: Props) {
  const { t } = useTranslation("home");
  const label = useLabel();
  const navigate = useNavigate();
  const form = useForm({ initialValues: start });
  const kinds = bookingKinds.map((kind) => ({ value: kind, label: label(bookingKindLabels[kind]) }));
  const send = ({ jenis, cari, days: [mulai, akhir] }: Values) =>
    navigate(toAddress({ jenis, cari: cari.trim(), mulai: mulai ?? undefined, akhir: akhir ?? undefined }));
  return (
    <search aria-label={t("searchLabel")}>
      <form className={classes.form} onSubmit={form.onSubmit((values) => void send(values))}>
        <NativeSelect label={t("kind")} data={kinds} {...form.getInputProps("jenis")} />
        <TextInput label={t("where")} placeholder={t("whereHint")} type="search" {...form.getInputProps("cari")} />
        <DaysInput kind={form.values.jenis} {...form.getInputProps("days")} />
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {t("search")}
        </Button>
      </form>
    </search>
  );
}
