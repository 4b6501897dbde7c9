import './css/open-props.css';
import './page.tsx';
