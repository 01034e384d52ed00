import { Button, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { bookingFields } from "@retribusi/contract/features/booking/booking.fields";
import type { DocumentKind } from "@retribusi/contract/features/policy/policy.documents";
import type { PayerGroup } from "@retribusi/contract/features/revenue/revenue.payers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../../components/field-label.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { DocumentsField } from "../../booking/form/documents-field.tsx";
import { CustomerSearch } from "./customer-search.tsx";
import classes from "./walk-in.module.css";
import type { WalkInValues } from "./walk-in-values.ts";

interface Props {
  readonly form: UseFormReturnType<WalkInValues>;
  /** What must be attached. */
  readonly payer: PayerGroup;
  readonly documents: readonly DocumentKind[];
}

type FieldName = "namapemesan" | "notelp" | "noidentitas" | "emailpemesan" | "alamatpemesan";

/** Who stands at the counter: an account that is found, and what a bill asks of whoever pays it. */
export function GuestFields({ form, payer, documents }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const input = (name: FieldName) => ({
    label: label(bookingFields[name].label),
    autoComplete: "off",
    ...form.getInputProps(name),
  });
  const { nasabah, cari, dokumen } = form.values;
  const [isWanted, setWanted] = useState(false);
  const isAttaching = isWanted || documents.length > 0 || dokumen.length > 0;
  return (
    <Stack gap="sm">
      <CustomerSearch
        value={nasabah}
        typed={cari}
        onType={(text) => form.setFieldValue("cari", text)}
        error={form.errors["tandapemesan"]}
        onChange={(found) => {
          form.clearFieldError("tandapemesan");
          form.setFieldValue("nasabah", found);
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput {...input("namapemesan")} required />
        <TextInput {...input("notelp")} required type="tel" inputMode="tel" />
        <TextInput {...input("noidentitas")} required inputMode="numeric" maxLength={16} />
        <TextInput
          {...input("emailpemesan")}
          type="email"
          label={<FieldLabel label={label(bookingFields.emailpemesan.label)} />}
        />
      </SimpleGrid>
      <TextInput {...input("alamatpemesan")} required />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput label={t("complete.purpose")} required autoComplete="off" {...form.getInputProps("keperluan")} />
        <TextInput
          label={<FieldLabel label={t("walkIn.usedBy")} />}
          placeholder={t("walkIn.usedByHint")}
          autoComplete="off"
          {...form.getInputProps("namapengguna")}
        />
      </SimpleGrid>
      {isAttaching ? (
        <DocumentsField
          payer={payer}
          value={dokumen}
          required={documents}
          error={form.errors["dokumen"]}
          onChange={(attached) => form.setFieldValue("dokumen", attached)}
        />
      ) : (
        <Button variant="transparent" size="sm" className={classes.link ?? ""} onClick={() => setWanted(true)}>
          {t("walkIn.addDocuments")}
        </Button>
      )}
    </Stack>
  );
}
