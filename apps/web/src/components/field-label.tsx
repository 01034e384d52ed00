import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface Props {
  readonly label: string;
  readonly isOptional?: boolean;
}

/** What a field is called. Most fields are required, so the others are marked, in every form in these words. */
export function FieldLabel({ label, isOptional = true }: Props) {
  const { t } = useTranslation("state");
  if (!isOptional) return label;
  return (
    <>
      {label}{" "}
      <Text span inherit c="dimmed" fw={400}>
        ({t("optional")})
      </Text>
    </>
  );
}
