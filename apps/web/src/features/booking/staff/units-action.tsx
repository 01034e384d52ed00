import { Button, Group, NumberInput, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";

interface Line {
  nomorunit: number;
  hourmeter: number | string;
  kondisi: string;
}

interface Props {
  readonly units: number;
  readonly text: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly isPossible: boolean;
  readonly onSend: (unit: { nomorunit: number; hourmeter: number | null; kondisi: string | null }[]) => void;
  readonly onClose: () => void;
}

/** Hands equipment over or takes it back, unit by unit, with hour meter and condition. */
export function UnitsAction({ units, text, button, isPending, isPossible, onSend, onClose }: Props) {
  const { t } = useTranslation("staff");
  const { t: state } = useTranslation("state");
  const lines = Array.from(
    { length: Math.min(units, 100) },
    (_, at): Line => ({ nomorunit: at + 1, hourmeter: "", kondisi: "" }),
  );
  const form = useForm({ mode: "uncontrolled", initialValues: { lines } });
  const send = (values: { lines: Line[] }) =>
    onSend(
      values.lines.map(({ nomorunit, hourmeter, kondisi }) => ({
        nomorunit,
        hourmeter: hourmeter === "" ? null : Number(hourmeter),
        kondisi: kondisi.trim() || null,
      })),
    );
  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {lines.map(({ nomorunit }, at) => (
          <SimpleGrid key={nomorunit} cols={{ base: 1, xs: 2 }} spacing="sm">
            <NumberInput
              label={`${t("unit", { count: nomorunit })} – ${t("hourMeter")}`}
              min={0}
              decimalScale={1}
              hideControls
              key={form.key(`lines.${at}.hourmeter`)}
              {...form.getInputProps(`lines.${at}.hourmeter`)}
            />
            <TextInput
              label={`${t("unit", { count: nomorunit })} – ${t("condition")}`}
              maxLength={255}
              key={form.key(`lines.${at}.kondisi`)}
              {...form.getInputProps(`lines.${at}.kondisi`)}
            />
          </SimpleGrid>
        ))}
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={!isPossible}>
            {button}
          </Button>
          <Button variant="default" onClick={onClose}>
            {state("cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
