import { Fieldset, Stack, TextInput } from "@mantine/core";
import { bookingFields } from "@retribusi/contract/features/booking/booking.fields";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { CustomerSearch } from "./customer-search.tsx";
import type { OrderDraft } from "./order-draft.ts";

interface Props {
  readonly draft: OrderDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<OrderDraft>) => void;
}

export const orderFieldId = (name: string) => `order-${name}`;

/** Who stands at the counter. */
export function WalkInFields({ draft, errors, onChange }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const field = (name: "namapemesan" | "notelp" | "emailpemesan") => ({
    id: orderFieldId(name),
    label: label(bookingFields[name].label),
    value: draft[name],
    error: errors[name],
    autoComplete: "off",
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <Fieldset legend={t("walkIn.legend")} radius="md" p="md">
      <Stack gap="sm">
        <CustomerSearch
          value={draft.nasabah}
          error={errors["tandapemesan"]}
          onChange={(nasabah) => onChange({ nasabah })}
        />
        <TextInput {...field("namapemesan")} required withAsterisk={false} />
        <TextInput
          {...field("notelp")}
          type="tel"
          description={t("walkIn.optional")}
          error={errors["notelp"] ? t("complete.problem.notelp") : undefined}
        />
        <TextInput
          {...field("emailpemesan")}
          type="email"
          description={t(draft.nasabah ? "walkIn.emailHintAccount" : "walkIn.emailHint")}
        />
      </Stack>
    </Fieldset>
  );
}
