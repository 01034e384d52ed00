import { FileInput, SegmentedControl, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { IconPaperclip } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import type { RegistrationForm } from "./use-registration-form.ts";

const { fullname, noidentitas, notelp, alamat, jenisakun, namaorganisasi, nib } = userdata.fields;

/** A person or an organisation: what follows depends on it. */
export function KindField({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  const data = (jenisakun.options ?? []).map(({ value, label: words }) => ({ value, label: label(words) }));
  return (
    <Stack gap={4}>
      <Text fw={600} id="registration-kind">
        {t("kind")}
      </Text>
      <SegmentedControl
        aria-labelledby="registration-kind"
        fullWidth
        data={data}
        {...form.getInputProps("jenisakun")}
      />
    </Stack>
  );
}

export function OrganisationFields({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  return (
    <SectionCard title={t("organisationPart")} lead={t("organisationNext")}>
      <TextInput
        required
        autoComplete="organization"
        label={label(namaorganisasi.label)}
        {...form.getInputProps("namaorganisasi")}
      />
      <TextInput
        inputMode="numeric"
        maxLength={13}
        label={label(nib.label)}
        description={t("nibHint")}
        {...form.getInputProps("nib")}
      />
      <FileInput
        clearable
        accept={uploadLimits.documents.join(",")}
        label={t("letter")}
        description={t("letterHint", { max: uploadLimits.megabytes })}
        placeholder={t("letterChoose")}
        leftSection={<IconPaperclip size={16} aria-hidden />}
        clearButtonProps={{ "aria-label": t("letterRemove") }}
        {...form.getInputProps("suratorganisasi")}
      />
    </SectionCard>
  );
}

export function PersonFields({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  const isOrganisation = form.values.jenisakun === "organisasi";
  return (
    <SectionCard title={t(isOrganisation ? "contactPart" : "personPart")}>
      <TextInput required autoComplete="name" label={label(fullname.label)} {...form.getInputProps("fullname")} />
      <TextInput
        required
        inputMode="numeric"
        maxLength={16}
        label={label(noidentitas.label)}
        description={t("nikHint")}
        {...form.getInputProps("noidentitas")}
      />
      <TextInput
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={label(notelp.label)}
        {...form.getInputProps("notelp")}
      />
      <Textarea
        autosize
        minRows={2}
        autoComplete="street-address"
        label={label(alamat.label)}
        description={t("addressHint")}
        {...form.getInputProps("alamat")}
      />
    </SectionCard>
  );
}
