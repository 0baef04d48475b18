/** The part of the player that plays plain sound comes without types of its own; it has those of the whole. */
declare module "hls.js/light" {
  import Hls from "hls.js";

  export default Hls;
}
