import { Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { SecretInput } from "../../../components/secret-input.tsx";
import { ApiError } from "../../../lib/api-error.ts";

interface Props {
  /** What the last attempt came to; what it says about the password stands below it. */
  readonly error: Error | null;
  /** The buttons, for the password as it is typed. */
  readonly children: (password: string) => ReactNode;
}

/** Asks for the present password beside the buttons of something that only the person behind the account may do. */
export function ProvenAction({ error, children }: Props) {
  const { t } = useTranslation("identity");
  const [password, setPassword] = useState("");
  return (
    <Group gap="sm" align="flex-end">
      <SecretInput
        label={t("presentPassword")}
        autoComplete="current-password"
        w={{ base: "100%", xs: "16rem" }}
        error={error instanceof ApiError ? error.fields["passwordlama"] : undefined}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {children(password)}
    </Group>
  );
}
