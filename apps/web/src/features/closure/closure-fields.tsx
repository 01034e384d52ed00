import {
  Checkbox,
  Chip,
  Group,
  Input,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  TextInput,
} from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ClosableObject } from "@retribusi/contract/features/closure/closure.endpoints";
import type { ClosureTime } from "@retribusi/contract/features/closure/closure.rules";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DayInput } from "../../components/day-input.tsx";
import { useClosureWords } from "./use-closure-words.ts";

export interface ClosureValues extends Record<string, unknown> {
  jenis: "sekali" | "mingguan";
  mulai: string | null;
  sampai: string | null;
  jammulai: string;
  jamakhir: string;
  hari: string[];
  how: "whole" | "some" | "named";
  jumlahunit: number | string;
  /** Ids of named units. */
  unit: string[];
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
  how: "whole",
  jumlahunit: 1,
  unit: [],
  alasan: "",
  umum: true,
};

/** When and how much is closed, as the API is asked. */
export function wantedOf(values: ClosureValues) {
  const { jenis, mulai, sampai, jammulai, jamakhir, hari, how, jumlahunit, unit } = values;
  const time = { mulai: mulai ?? "", sampai: sampai ?? "", jammulai, jamakhir };
  const days = hari.map(Number).toSorted((one, other) => one - other);
  const waktu: ClosureTime = jenis === "sekali" ? { jenis, ...time } : { jenis, hari: days, ...time };
  const named = how === "named" ? { unit: unit.map(Number) } : {};
  return { waktu, jumlahunit: how === "some" ? Number(jumlahunit) : null, ...named };
}

type Form = UseFormReturnType<ClosureValues>;

interface Props {
  readonly form: Form;
  readonly object: ClosableObject;
}

function TimeFields({ form }: Pick<Props, "form">) {
  const { t } = useTranslation("closure");
  const words = useClosureWords();
  const id = useId();
  const { jenis } = form.values;
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
        <DayInput label={t("firstDay")} required {...form.getInputProps("mulai")} />
        <DayInput label={t("lastDay")} required {...form.getInputProps("sampai")} />
        <TextInput label={isWeekly ? t("fromClock") : t("fromClockFirst")} {...form.getInputProps("jammulai")} />
        <TextInput label={isWeekly ? t("untilClock") : t("untilClockLast")} {...form.getInputProps("jamakhir")} />
      </SimpleGrid>
    </Stack>
  );
}

function UnitFields({ form, object }: Props) {
  const { t } = useTranslation("closure");
  const id = useId();
  if (object.jumlahobject === 1) return null;
  const { how } = form.values;
  return (
    <Group align="flex-start" gap="md">
      <Input.Wrapper label={t("howMuch")} labelElement="div" id={id} maw="100%">
        <div>
          <SegmentedControl
            fullWidth
            styles={{ label: { whiteSpace: "normal" } }}
            aria-labelledby={`${id}-label`}
            data={[
              { value: "whole", label: t("whole") },
              { value: "some", label: t("someUnits") },
              ...(object.unit.length > 0 ? [{ value: "named", label: t("namedUnits") }] : []),
            ]}
            {...form.getInputProps("how")}
          />
        </div>
      </Input.Wrapper>
      {how === "named" ? (
        <MultiSelect
          label={t("which")}
          data={object.unit.map((unit) => ({ value: String(unit.id), label: unit.nomor }))}
          searchable
          required
          flex="1 1 16rem"
          {...form.getInputProps("unit")}
        />
      ) : null}
      {how === "some" ? (
        <NumberInput
          label={t("unitCount", { all: object.jumlahobject, unit: object.satuanobject })}
          min={1}
          clampBehavior="none"
          allowDecimal={false}
          {...form.getInputProps("jumlahunit")}
        />
      ) : null}
    </Group>
  );
}

/** When, how much, and why. */
export function ClosureFields(props: Props) {
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
