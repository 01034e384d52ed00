import { ActionIcon, Button, Group, Input, NumberInput, SegmentedControl, Stack, Text } from "@mantine/core";
import type { ObjectPolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./cancelling-fields.module.css";
import type { PolicyForm } from "./use-policy-form.ts";

interface Props {
  readonly form: PolicyForm;
}

const mostSteps = 10;

/** “7 days before: 100 %”: the time is kept in hours and shown in days. */
function Step({ form, at }: Props & { readonly at: number }) {
  const { t } = useTranslation("policy");
  const step = form.values.aturanbatal[at];
  if (!step) return null;
  const { sampaijam } = step;
  const { value: _, onChange: __, ...before } = form.getInputProps(`aturanbatal.${at}.sampaijam`);
  return (
    <li className={classes["step"]}>
      <NumberInput
        label={t("daysBefore")}
        min={0}
        decimalScale={1}
        decimalSeparator=","
        clampBehavior="none"
        suffix={` ${t("days")}`}
        {...before}
        value={sampaijam === "" ? "" : Number(sampaijam) / 24}
        onChange={(days) =>
          form.setFieldValue(`aturanbatal.${at}.sampaijam`, days === "" ? "" : Math.round(Number(days) * 24))
        }
      />
      <NumberInput
        label={t("comesBack")}
        min={0}
        max={100}
        allowDecimal={false}
        clampBehavior="none"
        suffix=" %"
        {...form.getInputProps(`aturanbatal.${at}.persen`)}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        size="lg"
        aria-label={t("removeStep", { number: at + 1 })}
        onClick={() => form.removeListItem("aturanbatal", at)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** What comes back of the money of a paid booking that is cancelled, or whose use ends early. */
export function CancellingFields({ form, satuan }: Props & Pick<ObjectPolicy, "satuan">) {
  const { t } = useTranslation("policy");
  const id = useId();
  const { isUsual, aturanbatal } = form.values;
  const isByDays = satuan.some((unit) => unit !== "jam" && unit !== "kegiatan");
  return (
    <Stack gap="md">
      <Input.Wrapper label={t("refund")} labelElement="div" id={id}>
        <div>
          <SegmentedControl
            aria-labelledby={`${id}-label`}
            data={[
              { value: "usual", label: t("usualRefund") },
              { value: "own", label: t("ownRefund") },
            ]}
            value={isUsual ? "usual" : "own"}
            onChange={(value) => form.setFieldValue("isUsual", value === "usual")}
          />
        </div>
      </Input.Wrapper>
      {isUsual ? (
        <Text size="sm">{t("usualText")}</Text>
      ) : (
        <>
          <ul className={classes["steps"]}>
            {aturanbatal.map((_, at) => (
              <Step key={at} form={form} at={at} />
            ))}
          </ul>
          <Text size="sm">{t(aturanbatal.length === 0 ? "nothingBack" : "laterNothing")}</Text>
          <Group>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={aturanbatal.length >= mostSteps}
              onClick={() => form.insertListItem("aturanbatal", { sampaijam: "", persen: "" })}
            >
              {t("addStep")}
            </Button>
          </Group>
        </>
      )}
      {isByDays ? (
        <NumberInput
          label={t("field.persenpulangawal")}
          description={t("leavingEarly")}
          min={0}
          max={100}
          allowDecimal={false}
          clampBehavior="none"
          suffix=" %"
          maw="20rem"
          {...form.getInputProps("persenpulangawal")}
        />
      ) : null}
    </Stack>
  );
}
