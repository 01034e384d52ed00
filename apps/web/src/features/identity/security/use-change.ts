import { notifications } from "@mantine/notifications";
import type { Security } from "@retribusi/contract/features/identity/factor.endpoints";
import { useState } from "react";
import { keepRenewedToken } from "../../../lib/session.ts";
import { useKeepSecurity } from "./security-query.ts";

/** What a change of what protects the account answers. */
export interface Changed {
  readonly keamanan: Security;
  readonly kode: readonly string[] | null;
  readonly token: string | null;
}

/** Shows what a change has come to, and the recovery codes that came with it until the person says that they are kept. */
export function useChange() {
  const keep = useKeepSecurity();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return {
    codes,
    forget: () => setCodes(null),
    take: ({ keamanan, kode, token }: Changed, message: string) => {
      keepRenewedToken(token);
      keep(keamanan);
      setCodes(kode);
      notifications.show({ color: "green", message });
    },
  };
}

export type Take = ReturnType<typeof useChange>["take"];
