import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { InputProps } from "../fields/field-parts.ts";
import { useIsDuplicate } from "./use-is-duplicate.ts";

interface Props extends InputProps {
  readonly entity: AnyEntity;
  readonly Input: ComponentType<InputProps>;
}

/** An input that tells while typing when the value is already somebody else's. */
export function CheckedInput({ Input, entity, ...props }: Props) {
  const { t } = useTranslation("records");
  const isDuplicate = useIsDuplicate({ entity, ...props });
  return <Input {...props} error={props.error ?? (isDuplicate ? t("taken") : undefined)} />;
}
