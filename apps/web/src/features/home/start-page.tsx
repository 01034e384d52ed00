import { lazy, Suspense } from "react";
import { Navigate } from "react-router-dom";
import { LoadingState } from "../../components/loading-state.tsx";
import { useSession } from "../../lib/current-user.ts";
import { loadChunk } from "../../lib/page-route.ts";
import { safeNext } from "../../lib/paths.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { SignInPage } from "../identity/sign-in-page.tsx";

const LandingPage = lazy(async () => ({
  default: (await loadChunk(() => import("./landing-page.tsx"))).LandingPage,
}));
const HomePage = lazy(async () => ({ default: (await loadChunk(() => import("./home-page.tsx"))).HomePage }));

/** Visitors see the landing page, or the sign-in form when they wanted a page; users go there, or to their home. */
export function StartPage() {
  const session = useSession();
  const [search] = useAddressQuery();
  const next = safeNext(search.get("nexturl"));
  if (session.status === "loading") return <LoadingState />;
  if (session.status === "anonymous" && next) return <SignInPage />;
  if (session.status === "signed-in" && next) return <Navigate to={next} replace />;
  return (
    <Suspense fallback={<LoadingState />}>{session.status === "signed-in" ? <HomePage /> : <LandingPage />}</Suspense>
  );
}
