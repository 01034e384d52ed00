import { Input, SegmentedControl } from "@mantine/core";
import { bases } from "@retribusi/contract/features/report/report.query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Asked, AskedPart } from "../report-address.ts";
import classes from "./report-ask.module.css";

interface Props {
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
}

/** The day a booking is counted by. */
export function BasisInput({ asked, onChange }: Props) {
  const { t } = useTranslation("report");
  const id = useId();
  return (
    <div className={classes.basis}>
      <Input.Label component="span" id={id}>
        {t("basis")}
      </Input.Label>
      <SegmentedControl
        aria-labelledby={id}
        data={bases.map((value) => ({ value, label: t(`basisOf.${value}`) }))}
        value={asked["dasar"] ?? ""}
        onChange={(dasar) => onChange({ dasar })}
      />
    </div>
  );
}
