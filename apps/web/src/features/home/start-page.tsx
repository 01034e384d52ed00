import { Suspense } from "react";
import { Navigate } from "react-router-dom";
import { LoadingState } from "../../components/loading-state.tsx";
import { useSession } from "../../lib/current-user.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { safeNext } from "../../lib/paths.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { HomeOutline } from "./home-outline.tsx";
import { HomePage } from "./home-part.ts";
import { LandingPage } from "./landing-page.tsx";
import { loadSignIn } from "./sign-in-part.ts";

const SignInScreen = lazyPart(loadSignIn);

/** Visitors see the landing page, or the sign-in form when they wanted a page; users go there, or to their home. */
export function StartPage() {
  const session = useSession();
  const [search] = useAddressQuery();
  const next = safeNext(search.get("nexturl"));
  if (session.status === "loading") return <HomeOutline />;
  if (session.status === "signed-in" && next) return <Navigate to={next} replace />;
  const Screen = session.status === "signed-in" ? HomePage : SignInScreen;
  // The landing page waits for nothing: it comes alive in the place where the build has drawn it.
  if (session.status !== "signed-in" && !(session.status === "anonymous" && next)) return <LandingPage />;
  return (
    <Suspense fallback={<LoadingState />}>
      <Screen />
    </Suspense>
  );
}
