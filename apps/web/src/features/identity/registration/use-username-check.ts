import { useDebouncedValue } from "@mantine/hooks";
import { usernameExists } from "@retribusi/contract/features/identity/registration.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";

const { schema } = userdata.fields.username;
/** Milliseconds after the last key. */
const pause = 600;

/** Whether the user name that is being typed can be had; `later` when the server won't say any more without a captcha. */
export function useUsernameCheck(typed: string): "free" | "taken" | "later" | undefined {
  const [settled] = useDebouncedValue(typed.trim(), pause);
  const isAsked = settled === typed.trim() && schema.safeParse(settled).success;
  const { data, isError } = useQuery({
    queryKey: ["username", settled],
    queryFn: ({ signal }) =>
      callEndpoint(usernameExists, { body: { username: settled }, signal, isAnonymous: true, onSignedOut: "fail" }),
    enabled: isAsked,
    retry: false,
  });
  if (!isAsked) return;
  if (isError) return "later";
  if (data === undefined) return;
  return data ? "taken" : "free";
}
