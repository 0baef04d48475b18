import { configure } from "@testing-library/react";

// A busy machine takes longer to draw a page than the second that is usual; a quiet one does not wait for any of it.
configure({ asyncUtilTimeout: 45_000 });
