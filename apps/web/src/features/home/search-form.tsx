import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type BookingKind, bookingKindLabels, bookingKinds } from "@retribusi/contract/features/booking/booking.kinds";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CatalogueSearch, paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./search-form.module.css";

const today = () => new Date().toLocaleDateString("sv-SE");

interface Props {
  /** Where the search leads: the public catalogue, unless told otherwise. */
  readonly toAddress?: (search: CatalogueSearch) => string;
}

/** Plain fields of the browser: they open the phone's own pickers and cost the first visit nothing. */
export function SearchForm({ toAddress = paths.catalogue }: Props) {
  const { t } = useTranslation("home");
  const label = useLabel();
  const navigate = useNavigate();
  const initialKind: BookingKind = "penginapan";
  const form = useForm({ initialValues: { jenis: initialKind, cari: "", mulai: "", akhir: "" } });
  const kinds = bookingKinds.map((kind) => ({ value: kind, label: label(bookingKindLabels[kind]) }));
  return (
    <search aria-label={t("searchLabel")}>
      <form className={classes.form} onSubmit={form.onSubmit((values) => void navigate(toAddress(values)))}>
        <NativeSelect label={t("kind")} data={kinds} {...form.getInputProps("jenis")} />
        <TextInput label={t("where")} placeholder={t("whereHint")} type="search" {...form.getInputProps("cari")} />
        <TextInput label={t("from")} type="date" min={today()} {...form.getInputProps("mulai")} />
        <TextInput label={t("to")} type="date" min={form.values.mulai || today()} {...form.getInputProps("akhir")} />
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {t("search")}
        </Button>
      </form>
    </search>
  );
}
