import {
  Checkbox,
  Chip,
  Group,
  Input,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  TextInput,
} from "@mantine/core";
import { DateInput } from "@mantine/dates";
import type { UseFormReturnType } from "@mantine/form";
import type { ClosedObject } from "@retribusi/contract/features/closure/closure.endpoints";
import type { ClosureTime } from "@retribusi/contract/features/closure/closure.rules";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useClosureWords } from "./use-closure-words.ts";

export interface ClosureValues extends Record<string, unknown> {
  jenis: "sekali" | "mingguan";
  mulai: string | null;
  sampai: string | null;
  jammulai: string;
  jamakhir: string;
  hari: string[];
  isWhole: boolean;
  jumlahunit: number | string;
  alasan: string;
  umum: boolean;
}

export const startValues: ClosureValues = {
  jenis: "sekali",
  mulai: null,
  sampai: null,
  jammulai: "00:00",
  jamakhir: "24:00",
  hari: [],
  isWhole: true,
  jumlahunit: 1,
  alasan: "",
  umum: true,
};

/** When and how much is closed, as the API is asked. */
export function wantedOf(values: ClosureValues): { waktu: ClosureTime; jumlahunit: number | null } {
  const { jenis, mulai, sampai, jammulai, jamakhir, hari, isWhole, jumlahunit } = values;
  const time = { mulai: mulai ?? "", sampai: sampai ?? "", jammulai, jamakhir };
  const days = hari.map(Number).toSorted((one, other) => one - other);
  return {
    waktu: jenis === "sekali" ? { jenis, ...time } : { jenis, hari: days, ...time },
    jumlahunit: isWhole ? null : Number(jumlahunit),
  };
}

type Form = UseFormReturnType<ClosureValues>;

function TimeFields({ form, object }: { readonly form: Form; readonly object: ClosedObject }) {
  const { t } = useTranslation("closure");
  const words = useClosureWords();
  const id = useId();
  const { jenis, mulai } = form.values;
  const isWeekly = jenis === "mingguan";
  return (
    <Stack gap="md">
      <Input.Wrapper label={t("howOften")} labelElement="div" id={id}>
        <div>
          <SegmentedControl
            aria-labelledby={`${id}-label`}
            data={[
              { value: "sekali", label: t("justOnce") },
              { value: "mingguan", label: t("everyWeek") },
            ]}
            {...form.getInputProps("jenis")}
          />
        </div>
      </Input.Wrapper>
      {isWeekly ? (
        <Input.Wrapper label={t("weekdays")} labelElement="div" error={form.errors["hari"]} required>
          <Chip.Group multiple {...form.getInputProps("hari")}>
            <Group gap="xs">
              {[1, 2, 3, 4, 5, 6, 7].map((day) => (
                <Chip key={day} value={String(day)}>
                  {words.weekday(day)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateInput
          label={t("firstDay")}
          valueFormat="D MMMM YYYY"
          minDate={object.hariini}
          required
          {...form.getInputProps("mulai")}
        />
        <DateInput
          label={t("lastDay")}
          valueFormat="D MMMM YYYY"
          minDate={mulai ?? object.hariini}
          required
          {...form.getInputProps("sampai")}
        />
        <TextInput label={isWeekly ? t("fromClock") : t("fromClockFirst")} {...form.getInputProps("jammulai")} />
        <TextInput label={isWeekly ? t("untilClock") : t("untilClockLast")} {...form.getInputProps("jamakhir")} />
      </SimpleGrid>
    </Stack>
  );
}

function UnitFields({ form, object }: { readonly form: Form; readonly object: ClosedObject }) {
  const { t } = useTranslation("closure");
  const id = useId();
  if (object.jumlahobject === 1) return null;
  return (
    <Group align="flex-start" gap="md">
      <Input.Wrapper label={t("howMuch")} labelElement="div" id={id}>
        <div>
          <SegmentedControl
            aria-labelledby={`${id}-label`}
            data={[
              { value: "whole", label: t("whole") },
              { value: "some", label: t("someUnits") },
            ]}
            value={form.values.isWhole ? "whole" : "some"}
            onChange={(value) => form.setFieldValue("isWhole", value === "whole")}
          />
        </div>
      </Input.Wrapper>
      {form.values.isWhole ? null : (
        <NumberInput
          label={t("unitCount", { all: object.jumlahobject, unit: object.satuanobject })}
          min={1}
          clampBehavior="none"
          allowDecimal={false}
          {...form.getInputProps("jumlahunit")}
        />
      )}
    </Group>
  );
}

/** When, how much, and why. */
export function ClosureFields(props: { readonly form: Form; readonly object: ClosedObject }) {
  const { t } = useTranslation("closure");
  const { form } = props;
  return (
    <Stack gap="md">
      <TimeFields {...props} />
      <UnitFields {...props} />
      <TextInput label={t("reason")} required maxLength={255} {...form.getInputProps("alasan")} />
      <Checkbox label={t("public")} {...form.getInputProps("umum", { type: "checkbox" })} />
    </Stack>
  );
}
