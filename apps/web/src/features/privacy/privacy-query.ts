import { privacyFacts } from "@retribusi/contract/features/privacy/privacy.endpoints";
import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

const usual = {
  namaorganisasi: null,
  kontak: null,
  retensidokumen: retention.documents,
  retensikeamanan: retention.securityLog,
};

/** What this installation says of itself; the usual periods until it has answered, or when it can't. */
export function usePrivacyFacts() {
  const { data = usual } = useQuery({
    queryKey: ["privacy-facts"],
    queryFn: ({ signal }) => callEndpoint(privacyFacts, { signal, onSignedOut: "fail", isAnonymous: true }),
    staleTime: 60_000,
  });
  return data;
}
