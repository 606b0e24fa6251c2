import { faceOf } from "../realm/faceOf";
import { fuersten } from "./realm";
import { targets } from "./targets";

export default faceOf(fuersten, targets);
