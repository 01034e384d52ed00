import { Button, Group, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly initial: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  readonly onFind: (idbilling: string) => void;
}

const isWhole = (id: string) => id.length >= 16 && id.length <= 18;

/** Takes a billing id as people write it, with blanks and dashes, or as a scanner types it. */
export function BillSearch({ initial, field, isBusy, onFind }: Props) {
  const { t } = useTranslation("teller");
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = typed.replace(/\D/g, "");
    if (isWhole(digits)) return onFind(digits);
    setError(t("billingIdWrong", { count: digits.length }));
    field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-end" gap="sm" wrap="wrap">
        <TextInput
          ref={field}
          label={t("billingId")}
          description={t("billingIdHint")}
          size="lg"
          flex="1 1 18rem"
          maw="26rem"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          autoFocus={initial === ""}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value.replace(/[^\d\s-]/g, ""));
            setError(undefined);
          }}
          styles={{ input: { fontVariantNumeric: "tabular-nums", letterSpacing: "0.06em" } }}
        />
        <Button type="submit" size="lg" loading={isBusy} leftSection={<IconSearch size={18} aria-hidden />}>
          {t("find")}
        </Button>
      </Group>
    </form>
  );
}
