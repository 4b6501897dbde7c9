import './css/bootstrap.css';
import './page.tsx';
