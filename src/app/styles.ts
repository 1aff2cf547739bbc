import '#src/ui/tokens.css';
import '#src/ui/fonts/fraunces.css';
import '#src/ui/base.css';
